const FRAMES = "frame-ancestors 'none'";

/**
 * Adds to a page or a document what keeps it out of the frames of other pages, from being read as another type,
 * and from giving its address to other sites. A policy of its own stays.
 */
export const withSafeHeaders = (response: Response): Response => {
  const { headers } = response;
  const own = headers.get('content-security-policy');
  headers.set('Content-Security-Policy', own === null ? FRAMES : `${own}; ${FRAMES}`);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'no-referrer');
  return response;
};
