import { observer } from 'mobx-react-lite'
import { Chip } from '@/ui/kit/chip'
import { Button } from '@/ui/kit/button'
import { languageLabel } from '@/ui/texts/language-label'
import { useTexts } from '@/ui/texts/use-texts'
import css from './cam-filter.module.css'
import { CAM_MODES, GENDER_TYPES, narrowings, PRICE_STEPS, SPOKEN, toggled } from './cam-query'
import { useCamNavigation } from './use-cam-navigation'

/** Everything a list can be narrowed by; the same on a phone's sheet and above the list (NAV-075). */
export const CamFilter = observer(function CamFilter({
  clearable = true,
}: {
  /** Whether it brings its own way to clear all; above a list that stands beside the order. */
  readonly clearable?: boolean
}) {
  const texts = useTexts()
  const { query, change, clear } = useCamNavigation()
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
      <Group label={texts.t('actors.filter.price')}>
        {PRICE_STEPS.map((price) => (
          <Chip
            key={price}
            on={query.maxPrice === price}
            onToggle={(on) => change(() => ({ maxPrice: on ? price : null }))}
          >
            {texts.t('actors.filter.upTo', { count: price })}
          </Chip>
        ))}
      </Group>
      {!clearable || narrowings(query) === 0 ? null : (
        <Button className={css['clear'] ?? ''} size="s" onClick={clear}>
          {texts.t('actors.filter.clear')}
        </Button>
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
