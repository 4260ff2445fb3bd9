import { ChevronDown } from 'lucide-react'
import type { SeoText } from '@/domain/seo/seo-text'
import css from './seo-text.module.css'

/** A text below the page's list, which opens for more (BLO-022). Its `h1` is the page's title. */
export const SeoFold = ({ text }: { readonly text: SeoText | null }) =>
  text === null ? null : (
    <section className={css['about']} aria-label={text.h2}>
      <details>
        <summary>
          <h2>{text.h2}</h2>
          <ChevronDown aria-hidden="true" />
        </summary>
        <div>
          {text.freeText.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    </section>
  )
