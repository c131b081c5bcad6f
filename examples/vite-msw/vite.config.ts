// The page waits for its mock at the top of a module, which older browsers do not.
export default { build: { target: 'esnext', chunkSizeWarningLimit: 2000 } };
