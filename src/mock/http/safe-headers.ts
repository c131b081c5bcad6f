const FRAMES = "frame-ancestors 'none'";

/**
 * Adds headers to a page or a document: no frames in other pages, no guessing of its type, no referrer for other sites.
 * An existing policy stays.
 */
export const withSafeHeaders = (response: Response): Response => {
  const { headers } = response;
  const own = headers.get('content-security-policy');
  headers.set('Content-Security-Policy', own === null ? FRAMES : `${own}; ${FRAMES}`);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'no-referrer');
  return response;
};
