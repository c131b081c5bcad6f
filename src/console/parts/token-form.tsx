import { useState } from 'preact/hooks';
import { takeToken } from '../api.ts';
import { Page } from './page.tsx';

/** Asks for the admin token of a mock that was started with one. */
export const TokenForm = () => {
  const [token, setToken] = useState('');
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        takeToken(token.trim());
      }}
    >
      <Page
        title="Enter the admin token"
        lead="This mock was started with `--admin-token`. The browser forgets the token when you close this tab."
      />
      <div class="field">
        <label for="token">Admin token</label>
        <input
          id="token"
          type="password"
          autocomplete="off"
          value={token}
          onInput={({ currentTarget }) => setToken(currentTarget.value)}
        />
      </div>
      <p>
        <button type="submit" class="primary" disabled={token.trim() === ''}>
          Open the console
        </button>
      </p>
    </form>
  );
};
