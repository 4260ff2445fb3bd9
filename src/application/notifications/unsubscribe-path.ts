/**
 * Where a mail program posts to unsubscribe, followed by the token (RFC 8058). Without a session: a mail program has none. Opened by a
 * browser, it leads to the page that unsubscribes at a press.
 */
export const UNSUBSCRIBE_PATH = '/unsubscribe/'
