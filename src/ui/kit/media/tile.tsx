import type { ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import { Link } from '@/ui/kit/actions/link'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { Picture, type PictureSource } from './picture'
import css from './tile.module.css'

/** A tile of four or three in a row on tablets, and of two on phones. */
const PAIR = '(min-width: 768px) 26vw, calc(46.7vw - 11px)'

interface Common {
  readonly href: string
  readonly source: PictureSource
  /** Drawn width, for browsers that do not measure it themselves. */
  readonly sizes?: string | undefined
  readonly eager?: boolean
  /** On the picture, top left: badges. */
  readonly marks?: ReactNode
  readonly price?: ReactNode
  readonly heading?: 'h2' | 'h3' | 'h4'
}

/** An actor's artwork, state, name and price. The whole tile is one link with their name. */
export function PortraitTile({
  href,
  source,
  sizes = `(min-width: 1200px) 200px, ${PAIR}`,
  eager = false,
  marks,
  action,
  price,
  heading: Heading = 'h3',
  name,
  age,
  words,
  status,
  dimmed = false,
}: Common & {
  /** On the picture, top right: a button of its own, not part of the link. */
  readonly action?: ReactNode
  readonly name: string
  readonly age?: string
  /** Below the name, as many of them as fit: none is cut. */
  readonly words?: readonly string[]
  /** About to leave the list it is in. */
  readonly dimmed?: boolean
  readonly status?: { readonly state: 'live' | 'busy' | 'away'; readonly text: string }
}) {
  return (
    <article className={css['tile']} aria-label={name}>
      <div className={css['picture']} data-dimmed={dimmed || undefined}>
        <Picture source={source} alt="" shape="portrait" sizes={sizes} eager={eager} />
        {marks ? <div className={css['marks']}>{marks}</div> : null}
        {status ? (
          <div className={css['status']} data-theme="dark">
            <LiveDot state={status.state} />
            <span>{status.text}</span>
          </div>
        ) : null}
      </div>
      <div className={css['text']}>
        <Heading className={css['name']}>
          <Link className={css['link']} href={href}>
            <span className={css['cut']}>{name}</span>
          </Link>
          {age ? <span className={cx(css['age'], 'num')}>{age}</span> : null}
        </Heading>
        <p className={css['words']}>
          {words?.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </p>
        {price}
      </div>
      {action ? <div className={css['action']}>{action}</div> : null}
    </article>
  )
}

/** A video, album or article: picture, length, title, author, price. */
export function LandscapeTile({
  href,
  source,
  sizes = `(min-width: 1200px) 300px, ${PAIR}`,
  eager = false,
  marks,
  price,
  heading: Heading = 'h3',
  title,
  by,
  corner,
}: Common & {
  readonly title: string
  readonly by?: ReactNode
  /** On the picture, bottom right: the length. */
  readonly corner?: ReactNode
}) {
  return (
    <article className={css['tile']} aria-label={title}>
      <div className={css['picture']}>
        <Picture source={source} alt="" shape="landscape" sizes={sizes} eager={eager} />
        {marks ? <div className={css['marks']}>{marks}</div> : null}
        {corner ? <div className={css['corner']}>{corner}</div> : null}
      </div>
      <Heading className={css['title']}>
        <Link className={css['link']} href={href}>
          {title}
        </Link>
      </Heading>
      {by || price ? (
        <div className={css['row']}>
          <p className={css['line']}>{by}</p>
          {price}
        </div>
      ) : null}
    </article>
  )
}
