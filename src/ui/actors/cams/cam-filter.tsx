import { observer } from 'mobx-react-lite'
import { Chip } from '@/ui/kit/actions/chip'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { Slider } from '@/ui/kit/forms/slider'
import { useHref } from '@/ui/base/use-href'
import type { ListAddress } from '@/ui/base/use-list-address'
import { languageLabel } from '@/ui/texts/language-label'
import { useTexts } from '@/ui/texts/use-texts'
import css from './cam-filter.module.css'
import {
  CAM_MODES,
  GENDER_TYPES,
  activeFilterCount,
  PRICES,
  LANGUAGE_FILTERS,
  toggled,
  type CamQuery,
} from './cam-query'

/** Returns the address of the full search, with the guest's input. */
export const searchAddress = ({ text }: CamQuery, href: ReturnType<typeof useHref>): string =>
  href('actorSearch', {}, text === '' ? {} : { q: text })

/** Every filter of a list; the same on a phone's sheet and above the list (NAV-075). */
export const CamFilter = observer(function CamFilter({
  address,
  sheet,
}: {
  readonly address: ListAddress<CamQuery>
  /** In a sheet, it covers the list: shows the number of actors, and a button to the list. */
  readonly sheet?: { readonly total: number | null; readonly onShow: () => void }
}) {
  const texts = useTexts()
  const href = useHref()
  const { query, change, clear } = address
  return (
    <div className={css['filter']}>
      <Group label={texts.t('actors.filter.state')}>
        <Chip on={query.onlyOnline} onToggle={(on) => change(() => ({ onlyOnline: on }))}>
          {texts.t('actors.filter.online')}
        </Chip>
        {CAM_MODES.map((mode) => (
          <Chip
            key={mode}
            on={query.modes.includes(mode)}
            onToggle={() => change(({ modes }) => ({ modes: toggled(modes, mode) }))}
          >
            {texts.t(`actors.filter.mode.${mode}`)}
          </Chip>
        ))}
      </Group>
      <Group label={texts.t('actors.filter.type')}>
        {GENDER_TYPES.map((type) => (
          <Chip
            key={type}
            on={query.genderTypes.includes(type)}
            onToggle={() => change(({ genderTypes }) => ({ genderTypes: toggled(genderTypes, type) }))}
          >
            {texts.t(`actors.genderType.${type}`)}
          </Chip>
        ))}
      </Group>
      <Group label={texts.t('actors.filter.languages')}>
        {LANGUAGE_FILTERS.map((language) => (
          <Chip
            key={language}
            on={query.languages.includes(language)}
            onToggle={() => change(({ languages }) => ({ languages: toggled(languages, language) }))}
          >
            {languageLabel(language, texts)}
          </Chip>
        ))}
      </Group>
      <Slider
        label={texts.t('actors.filter.price')}
        min={PRICES.least}
        max={PRICES.most}
        value={query.maxPrice ?? PRICES.most}
        textOf={(price) =>
          price === PRICES.most ? texts.t('actors.filter.anyPrice') : texts.t('actors.filter.upTo', { count: price })
        }
        onChange={(price) => change(() => ({ maxPrice: price === PRICES.most ? null : price }))}
      />
      {sheet === undefined ? null : (
        <Link className={css['more']} href={searchAddress(query, href)}>
          {texts.t('actors.filter.more')} <span aria-hidden="true">→</span>
        </Link>
      )}
      {sheet === undefined ? null : (
        <div className={css['end']} aria-live="polite">
          {activeFilterCount(query) === 0 ? null : <Button onClick={clear}>{texts.t('actors.filter.clear')}</Button>}
          <Button kind="primary" onClick={sheet.onShow}>
            {sheet.total === null
              ? texts.t('actors.filter.showList')
              : texts.t('actors.filter.show', { count: sheet.total })}
          </Button>
        </div>
      )}
    </div>
  )
})

function Group({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <fieldset className={css['group']}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}
