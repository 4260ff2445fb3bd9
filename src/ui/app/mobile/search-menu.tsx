import { observer } from 'mobx-react-lite'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { cleanText } from '@/domain/access/text'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { TextField } from '@/ui/kit/forms/text-field'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './menu-list.module.css'

/** Fewest letters a search on a phone takes (SEA-004). */
const LEAST = 3

/** Finds actors by name, on a phone (NAV-074). */
export const SearchMenu = observer(function SearchMenu() {
  const texts = useTexts()
  const href = useHref()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isShort, setShort] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = cleanText(typed).trim()
    setShort(q.length < LEAST)
    if (q.length >= LEAST) void navigate(href('cams', {}, { q }))
  }
  return (
    <form role="search" className={css['form']} onSubmit={submit} noValidate>
      <TextField
        type="search"
        value={typed}
        onChange={setTyped}
        maxLength={60}
        label={texts.t('home.searchLabel')}
        {...(isShort ? { error: texts.t('home.searchTooShort', { count: LEAST }) } : {})}
      />
      <Button type="submit" kind="primary" wide>
        {texts.t('shell.nav.search')}
      </Button>
      <ButtonLink kind="ghost" wide href={href('actorSearch', {})}>
        {texts.t('actors.filter.more')}
      </ButtonLink>
    </form>
  )
})
