import { defineConfig } from 'vite';

// The page waits for its mock at the top of a module.
export default defineConfig({ build: { target: 'esnext', chunkSizeWarningLimit: 2000 } });
