/** Path below which a gateway serves the mock, as the address of the page shows it; empty for none. */
const root = (): string => location.pathname.replace(/\/docs\/?$/, '');

/** Address of the mock as this browser reaches it. */
export const home = (): string => `${location.origin}${root()}`;
