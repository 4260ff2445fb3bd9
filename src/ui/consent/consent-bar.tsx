import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import { CONSENT_CATEGORIES, type ConsentCategory } from '@/domain/consent/consent'
import { Button } from '@/ui/kit/actions/button'
import { useFoot } from '@/ui/kit/foot'
import { Checkbox } from '@/ui/kit/forms/toggle'
import { useTexts } from '@/ui/texts/use-texts'
import { useMedia } from '@/ui/kit/use-media'
import css from './consent-bar.module.css'
import type { ConsentViewModel } from './consent-view-model'

/** Window widths where the box is almost as wide; toasts lie above it, off its buttons. */
const AT_FOOT = '(max-width: 767px)'

/**
 * Prompts once, without pressure: refusing takes one press, as allowing does; the same box revokes
 * the consent. It stays low until the guest chooses.
 */
export const ConsentBar = observer(function ConsentBar({
  consent,
}: {
  readonly consent: Pick<ConsentViewModel, 'reopened' | 'allows' | 'answer' | 'acceptAll'>
}) {
  const texts = useTexts()
  const title = useId()
  const bar = useFoot<HTMLElement>(useMedia(AT_FOOT))
  const wasReopened = useRef(consent.reopened)
  const [isChoosing, setChoosing] = useState(consent.reopened)
  const [chosen, setChosen] = useState<ReadonlySet<ConsentCategory>>(
    () => new Set(CONSENT_CATEGORIES.filter((category) => consent.allows(category))),
  )
  // A guest who reopened the box, or comes from the gate without focus, gets the focus in it; the
  // former gets it back where they reopened it.
  useEffect(() => {
    const asker = document.activeElement
    if (!wasReopened.current && asker !== document.body) return undefined
    bar.current?.focus()
    return () => {
      if (asker instanceof HTMLElement) asker.focus()
    }
  }, [bar])
  const toggle = (category: ConsentCategory) => {
    const next = new Set(chosen)
    if (!next.delete(category)) next.add(category)
    setChosen(next)
  }
  return (
    <section ref={bar} tabIndex={-1} className={css['bar']} aria-labelledby={title}>
      <h2 id={title}>{texts.t('consent.title')}</h2>
      {isChoosing ? (
        <p>{texts.t('consent.text')}</p>
      ) : (
        <p>
          {texts.t('consent.short')}{' '}
          <button
            type="button"
            className={css['choose']}
            onClick={() => {
              setChoosing(true)
              // The pressed button is gone with that.
              bar.current?.focus()
            }}
          >
            {texts.t('consent.choose')}
          </button>
        </p>
      )}
      {isChoosing ? (
        <ul role="list" className={css['list']}>
          {CONSENT_CATEGORIES.map((category) => (
            <li key={category}>
              <Checkbox
                label={texts.t(`consent.${category}`)}
                hint={texts.t(`consent.${category}Text`)}
                checked={category === 'necessary' || chosen.has(category)}
                disabled={category === 'necessary'}
                onChange={() => toggle(category)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={css['answers']}>
        <Button kind="glass" onClick={() => consent.answer(['necessary'])}>
          {texts.t('consent.necessaryOnly')}
        </Button>
        <Button kind="glass" onClick={() => consent.acceptAll()}>
          {texts.t('consent.acceptAll')}
        </Button>
        {isChoosing ? (
          <Button kind="ink" onClick={() => consent.answer([...chosen])}>
            {texts.t('consent.save')}
          </Button>
        ) : null}
      </div>
    </section>
  )
})
