import { shownAnswer, type Shown } from './answer.ts';
import { element, labelled } from './element.ts';
import { operationChooser } from './chooser.ts';
import { home } from './home.ts';
import { startValues } from './start-values.ts';
import type { TriedOperation } from './operations.ts';
import { curlOf, requestOf, targetOf, type Filled, type Ready } from './request.ts';
import type { WorldFacts } from './world.ts';

/** The panel next to the documentation. */
export interface Panel {
  readonly root: HTMLElement;
  /** Shows it, with an operation filled in where one is named. */
  open(operation?: string): void;
}

/** A picture of one pixel: what is uploaded where the reader chooses nothing. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const pixelFile = (): File =>
  new File([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], 'example.png', {
    type: 'image/png',
  });

const answerOf = ({ status, isGood, took, headers, body }: Shown, ready: Ready): readonly Node[] => [
  element('p', { class: isGood ? 'ces-status ces-good' : 'ces-status ces-bad' }, `${status} in ${took} ms`),
  element('details', {}, element('summary', {}, 'Headers'), element('pre', { tabindex: '0' }, headers)),
  element(
    'pre',
    { class: 'ces-body', tabindex: '0', role: 'region', 'aria-label': 'Body of the answer' },
    body,
  ),
  element(
    'details',
    {},
    element('summary', {}, 'The same with curl'),
    element('pre', { tabindex: '0' }, curlOf(home(), ready)),
  ),
];

/** Builds the panel; `ask` returns the current state of the reader's world. */
export const createPanel = (operations: readonly TriedOperation[], ask: () => Promise<WorldFacts>): Panel => {
  const [first] = operations;
  if (!first) throw new Error('the documentation has no operations to try');
  let current = first;
  let inputs = new Map<string, HTMLInputElement>();
  const line = element('code', { class: 'ces-line' });
  const fields = element('div');
  const who = element('select');
  const acting = element('input', { autocomplete: 'off', spellcheck: 'false' });
  const tenant = element('input', { autocomplete: 'off', spellcheck: 'false' });
  const token = element('input', { autocomplete: 'off', spellcheck: 'false' });
  const body = element('textarea', { rows: '8', spellcheck: 'false' });
  const file = element('input', { type: 'file' });
  const bodyLabel = labelled('Body', body);
  const fileLabel = labelled('File (default: an image of one pixel)', file);
  const sendButton = element('button', { type: 'submit', class: 'ces-send' }, 'Send');
  const answer = element('div', { class: 'ces-answer', role: 'status' });
  const identity = element(
    'div',
    {},
    labelled('Act as', who),
    labelled('X-Acting-User-Id', acting),
    element(
      'details',
      {},
      element('summary', {}, 'Tenant and token'),
      labelled('Tenant', tenant),
      labelled('Token', token),
    ),
  );

  const filled = (): Filled => ({
    token: token.value,
    tenant: tenant.value,
    actingId: acting.value,
    values: Object.fromEntries([...inputs].map(([name, input]) => [name, input.value])),
    body: body.value,
    file: file.files?.[0] ?? pixelFile(),
  });
  const tellLine = (): void => {
    line.textContent = `${current.method} ${decodeURI(targetOf(current, filled()))}`;
  };

  const show = async (operation: TriedOperation): Promise<void> => {
    current = operation;
    // Nothing is sent that is half filled in.
    sendButton.disabled = true;
    const world = await ask();
    if (current !== operation) return;
    const start = startValues(operation, world);
    who.replaceChildren(
      element('option', { value: '' }, 'another id'),
      ...world.identities.map(({ kind, actingId }) =>
        element('option', { value: actingId }, `${kind} ${actingId}`),
      ),
    );
    acting.value = start.as;
    who.value = world.identities.some(({ actingId }) => actingId === start.as) ? start.as : '';
    tenant.value = world.tenant || start.tenant;
    token.value = world.token || start.token;
    inputs = new Map(
      operation.fields
        .filter(({ name }) => name !== 'tenant')
        .map(({ name, isRequired }) => {
          const input = element('input', { autocomplete: 'off', spellcheck: 'false', input: tellLine });
          if (isRequired) input.required = true;
          input.value = start.values[name] ?? '';
          return [name, input];
        }),
    );
    fields.replaceChildren(
      ...operation.fields.flatMap(({ name, where, isRequired }) => {
        const input = inputs.get(name);
        return input ? [labelled(`${name} (${where}${isRequired ? ', required' : ''})`, input)] : [];
      }),
    );
    identity.hidden = operation.path.startsWith('/__admin');
    bodyLabel.hidden = operation.body === undefined;
    fileLabel.hidden = operation.body?.kind !== 'form';
    body.value = start.body;
    answer.replaceChildren();
    tellLine();
    sendButton.disabled = false;
  };

  const send = async (): Promise<void> => {
    const began = performance.now();
    answer.replaceChildren(element('p', {}, 'Sent; waiting for the answer.'));
    try {
      const ready = requestOf(current, filled());
      const { target, ...init } = ready;
      answer.replaceChildren(
        ...answerOf(await shownAnswer(await fetch(home() + target, init), began), ready),
      );
    } catch (error) {
      answer.replaceChildren(
        element('p', { class: 'ces-status ces-bad' }, `Nothing came back: ${String(error)}`),
      );
    }
  };

  const chooser = operationChooser(operations, (operation) => void show(operation));
  who.addEventListener('change', () => {
    acting.value = who.value;
  });
  tenant.addEventListener('input', tellLine);
  const form = element(
    'form',
    {},
    labelled('Operation', chooser),
    line,
    identity,
    fields,
    bodyLabel,
    fileLabel,
    sendButton,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  const close = (): void => {
    root.hidden = true;
  };
  const root = element(
    'aside',
    { id: 'ces-try', 'aria-label': 'Try it' },
    element(
      'div',
      { class: 'ces-head' },
      element('h2', {}, 'Try it'),
      element('button', { type: 'button', 'aria-label': 'Close the panel', click: close }, '×'),
    ),
    form,
    answer,
  );
  root.hidden = true;
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  return {
    root,
    open: (id) => {
      // The renderer keeps ids in small letters.
      const wanted = operations.find((operation) => operation.id.toLowerCase() === id?.toLowerCase());
      root.hidden = false;
      if (wanted || inputs.size === 0) void show(wanted ?? current);
      chooser.value = (wanted ?? current).id;
      chooser.focus();
    },
  };
};
