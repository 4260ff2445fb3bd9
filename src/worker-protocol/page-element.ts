/** The element of a page from the server that holds its data as JSON: the page reads it, and the worker learns from it what it may store. */
export const PAGE_DATA_ID = 'page-data'
