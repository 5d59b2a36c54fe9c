// Never finishes to load.
for (;;);
