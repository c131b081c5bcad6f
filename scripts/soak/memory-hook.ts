/**
 * Loaded into the process of the mock (`node --expose-gc --import`): reports its memory and what keeps it busy to
 * its parent when asked, after garbage collection. Ends with its parent.
 */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({
    ...process.memoryUsage(),
    peak: process.resourceUsage().maxRSS * 1024,
    handles: process.getActiveResourcesInfo(),
  });
});

// The parent is gone: nothing else would stop this process.
process.on('disconnect', () => process.exit());
