import { wordmark } from './brand'

/** The word mark, in the colour of the text around it, with its ember dot. Its name is given by the link it stands in. */
export const Wordmark = ({ height = 26 }: { readonly height?: number }) => (
  <svg viewBox={wordmark.viewBox} height={height} style={{ width: 'auto' }} aria-hidden="true">
    <path d={wordmark.letters} fill="currentColor" />
    <circle cx={wordmark.dot.x} cy={wordmark.dot.y} r={wordmark.dot.radius} fill="var(--ember)" />
  </svg>
)
