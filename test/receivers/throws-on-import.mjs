// Throws while it is loaded.
throw new Error("no licence found");
