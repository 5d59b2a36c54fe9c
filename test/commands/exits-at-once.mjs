console.error("no licence found");
process.exit(4);
