import { ChevronDown } from 'lucide-react'
import type { SeoText } from '@/domain/seo/seo-text'
import css from './seo-text.module.css'

/** What a page is about, below its list: a sentence, and more where the guest opens it (BLO-022). */
export const SeoFold = ({ text }: { readonly text: SeoText | null }) =>
  text === null ? null : (
    <section className={css['about']} aria-label={text.h1}>
      <details>
        <summary>
          <h2>{text.h1}</h2>
          <ChevronDown aria-hidden="true" />
          <p>{text.h2}</p>
        </summary>
        <div>
          {text.freeText.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    </section>
  )
