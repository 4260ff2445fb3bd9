import css from './spinner.module.css'

/** The small turning mark of a button at work. Pages show skeletons instead. */
export const Spinner = () => <span className={css['spinner']} aria-hidden="true" />
