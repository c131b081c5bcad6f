import { useState } from 'preact/hooks';
import type { PersonToAct } from '../../answers/answers.ts';
import type { Identities } from '../answers.ts';
import { curlOf, headersFor } from '../curl.ts';
import { CopyButton, Page, Table } from '../parts/page.tsx';
import { Typed } from '../parts/pick.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { home } from '../root.ts';
import { actAs, acting, apiToken, world } from '../session.ts';
import { useAsked } from '../use-asked.ts';
import { usePreview } from '../use-preview.ts';
import { useValue } from '../value.ts';
import { wordsOf } from '../words.tsx';
import { ActAs } from '../parts/act-as.tsx';
import { Box } from '../parts/box.tsx';
import { HeadCell } from '../parts/cells.tsx';
import { joined } from '../json.ts';

const Ready = ({ person }: { readonly person: PersonToAct }) => {
  const token = useValue(apiToken);
  const slug = useValue(world);
  const headers = headersFor(token, person.actingId, slug);
  const path = `/api/v1/${slug}/facilities`;
  const { problem } = usePreview<unknown>('/facilities');
  const texts: Readonly<Record<string, string>> = {
    headers: headers.map(([name, value]) => `${name}: ${value}`).join('\n'),
    curl: curlOf({ origin: home, method: 'GET', path, actingId: person.actingId, token }),
    fetch: `await fetch('${home}${path}', {\n  headers: ${JSON.stringify(Object.fromEntries(headers), null, 4).replace(/}$/, '  }')},\n});`,
  };
  return (
    <Box label={`Ready for ${person.name}`}>
      <h3>
        {person.name}, {wordsOf(person.kind)}
      </h3>
      <p>
        {joined([
          person.permissions && `Permissions: ${person.permissions.map(wordsOf).join(', ') || 'none'}`,
          person.linkedTo && `Linked to ${person.linkedTo.join(', ') || 'no resident'}`,
          person.status && `Status: ${wordsOf(person.status)}`,
        ])}
      </p>
      <ProblemBox problem={problem} />
      {Object.entries(texts).map(([what, text]) => (
        <div key={what}>
          <div class="head">
            <h4>{what === 'headers' ? 'Headers' : what}</h4>
            <CopyButton text={text} what={what} />
          </div>
          <pre tabIndex={0}>{text}</pre>
        </div>
      ))}
    </Box>
  );
};

/** The acting user of the console, with the headers for requests of that identity. */
export const IdentityView = () => {
  const who = useValue(acting);
  const [text, setText] = useState('');
  const { value, problem } = useAsked<Identities>('/people', { q: text, limit: '50' });
  return (
    <Page
      title="Acting user"
      lead="Calendar and People show what this user sees. Copy the headers to act as this user in your own requests."
    >
      {who && <Ready person={who} />}
      <h3>Act as another user</h3>
      <p class="tools">
        <Typed label="Search by name, kind or id" value={text} take={setText} />
        {value && (
          <span class="hint">
            {value.data.length} of {value.found}
          </span>
        )}
      </p>
      <ProblemBox problem={problem} />
      {value && (
        <Table
          empty="No user matches this search."
          caption="Users"
          heads={['Name', 'Kind', 'Acting id', 'Details', 'Actions']}
        >
          {value.data.map((person) => (
            <tr key={person.id} class={person.id === who?.id ? 'open' : ''}>
              <HeadCell>{person.name}</HeadCell>
              <td>{wordsOf(person.kind)}</td>
              <td>
                <code>{person.actingId}</code>
              </td>
              <td>
                {person.permissions
                  ? person.permissions.map(wordsOf).join(', ') || 'no permissions'
                  : wordsOf(person.status ?? '')}
              </td>
              <td>
                <ActAs {...person} act={() => actAs(person)} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Page>
  );
};
