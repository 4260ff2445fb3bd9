import css from './spinner.module.css'

/** The small spinner of a busy button. Pages show skeletons instead. */
export const Spinner = () => <span className={css['spinner']} aria-hidden="true" />
