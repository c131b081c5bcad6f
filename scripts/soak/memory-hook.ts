/**
 * Loaded into the process of the mock (`node --expose-gc --import`): tells its memory and what keeps it busy to
 * the one who started it, when asked, after everything that no one needs any more has been collected. Ends with them.
 */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({
    ...process.memoryUsage(),
    peak: process.resourceUsage().maxRSS * 1024,
    handles: process.getActiveResourcesInfo(),
  });
});

// The one who started it is gone: no one would ever stop it.
process.on('disconnect', () => process.exit());
