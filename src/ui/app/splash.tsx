/** Shown while the first page loads; index.html shows the same before any script has loaded. */
export const Splash = () => <p className="splash">{NAME}</p>

/** A proper name: the same in every language. */
const NAME = 'Vesper'
