import type { MockWorkerFixtures } from 'community-engagement-contract/playwright';
import { defineConfig } from '@playwright/test';

const port = process.env['PORT'] ?? '4010';
const url = `http://127.0.0.1:${port}`;
const executablePath = process.env['CHROMIUM'];

// One mock for all four workers: every test has a world of its own in it.
export default defineConfig<object, MockWorkerFixtures>({
  workers: 4,
  fullyParallel: true,
  reporter: 'list',
  webServer: { command: `npx ces mock --scenario empty --port ${port}`, url: `${url}/__admin/health` },
  use: {
    mockAt: { url },
    launchOptions: { args: ['--no-sandbox'], ...(executablePath !== undefined && { executablePath }) },
  },
});
