import { observer } from 'mobx-react-lite'
import { Chip } from '@/ui/kit/actions/chip'
import { Button } from '@/ui/kit/actions/button'
import { Slider } from '@/ui/kit/forms/slider'
import { useService } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import { languageLabel } from '@/ui/texts/language-label'
import { useTexts } from '@/ui/texts/use-texts'
import css from './cam-filter.module.css'
import { CAM_MODES, GENDER_TYPES, narrowings, PRICES, SPOKEN, toggled } from './cam-query'
import { LiveActors } from '@/ui/actors/live-actors'
import { useCamNavigation } from './use-cam-navigation'

/** Everything a list can be narrowed by; the same on a phone's sheet and above the list (NAV-075). */
export const CamFilter = observer(function CamFilter({
  inSheet = true,
}: {
  /** In a sheet it covers the list: it says how many there are, and leads back to them. */
  readonly inSheet?: boolean
}) {
  const texts = useTexts()
  const { query, change } = useCamNavigation()
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
        {SPOKEN.map((language) => (
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
      {inSheet ? <SheetEnd /> : null}
    </div>
  )
})

/** The way back to the list, with what it holds by now; and to begin anew. */
const SheetEnd = observer(function SheetEnd() {
  const texts = useTexts()
  const menus = useService(Menus)
  const { listTotal } = useService(LiveActors)
  const { query, clear } = useCamNavigation()
  return (
    <div className={css['end']} aria-live="polite">
      {narrowings(query) === 0 ? null : <Button onClick={clear}>{texts.t('actors.filter.clear')}</Button>}
      <Button kind="primary" onClick={() => menus.send({ type: 'dismiss' })}>
        {listTotal === null ? texts.t('actors.filter.showList') : texts.t('actors.filter.show', { count: listTotal })}
      </Button>
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
