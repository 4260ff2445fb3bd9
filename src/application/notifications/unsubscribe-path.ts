/**
 * The path that a mail program posts to in order to unsubscribe, followed by the token (RFC 8058).
 * It needs no session, since a mail program has none. In a browser it leads to the page that
 * unsubscribes at a press.
 */
export const UNSUBSCRIBE_PATH = '/unsubscribe/'
