/** Path below which a gateway serves the mock, as the address of the page shows it; empty for none. */
export const root = location.pathname.replace(/\/__admin\/?$/, '');

/** Address of the mock as this browser reaches it. */
export const home = `${location.origin}${root}`;
