import type { Browser } from './devtools.ts';

export interface Page {
  /** Goes to an address and gives those of the texts that do not come to be seen within the time. */
  missing(url: string, texts: readonly string[]): Promise<readonly string[]>;
  /** Every address that the page asked for, that which a policy stopped too; what it carries itself does not count. */
  readonly asked: readonly string[];
  /** What the page complained of. */
  readonly complaints: readonly string[];
}

const PATIENCE = 15_000;

/** Runs within the page, so it is text here: looks again whenever something changes, until all is seen or time is up. */
const unseen = (texts: readonly string[]): string => `new Promise((done) => {
  const left = () => ${JSON.stringify(texts)}.filter((text) => !document.body?.innerText.includes(text));
  const end = () => { observer.disconnect(); clearTimeout(timer); done(left()); };
  const observer = new MutationObserver(() => left().length === 0 && end());
  const timer = setTimeout(end, ${PATIENCE});
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  if (left().length === 0) end();
})`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** A new page of the browser that is watched from its first request on. */
export const openPage = async (browser: Browser): Promise<Page> => {
  const asked: string[] = [];
  const complaints: string[] = [];
  browser.listen(({ method, params }) => {
    if (method === 'Network.requestWillBeSent')
      asked.push(textOf(memberOf(memberOf(params, 'request'), 'url')));
    if (method === 'Runtime.exceptionThrown') complaints.push(textOf(memberOf(params, 'exceptionDetails')));
    if (method === 'Log.entryAdded') complaints.push(textOf(memberOf(memberOf(params, 'entry'), 'text')));
  });
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const session = textOf(sessionId);
  for (const domain of ['Page', 'Network', 'Runtime', 'Log'])
    await browser.send(`${domain}.enable`, {}, session);
  return {
    missing: async (url, texts) => {
      await browser.send('Page.navigate', { url }, session);
      const answer = await browser.send(
        'Runtime.evaluate',
        { expression: unseen(texts), awaitPromise: true, returnByValue: true },
        session,
      );
      const value = memberOf(answer['result'], 'value');
      return Array.isArray(value)
        ? value.map(textOf)
        : [`an answer; the page said ${JSON.stringify(answer)}`];
    },
    get asked() {
      return asked.filter((url) => !/^(data|blob|about):/.test(url));
    },
    complaints,
  };
};
