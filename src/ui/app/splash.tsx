/** What is shown while the first page is loading; the same as index.html shows before any script has come. */
export const Splash = () => <p className="splash">{NAME}</p>

/** A proper name: the same in every language. */
const NAME = 'Vesper'
