/**
 * Loaded into the process of the mock (`node --expose-gc --import`): tells its memory and what keeps it busy to
 * whoever started it, when asked, after everything that nobody needs any more has been collected. Ends with them.
 */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({
    ...process.memoryUsage(),
    peak: process.resourceUsage().maxRSS * 1024,
    handles: process.getActiveResourcesInfo(),
  });
});

// Whoever started it is gone: nobody would ever stop it.
process.on('disconnect', () => process.exit());
