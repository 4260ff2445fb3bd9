import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'
import css from './discreet.module.css'
import { coverKey, neutralIcon, neutralTitle, silence } from './discreet-page'

/** Discreet mode: a neutral tab icon and title; a key, or leaving the page, covers and mutes it. */
export const Discreet = observer(function Discreet() {
  const texts = useTexts()
  const [isCovered, setCovered] = useState(false)
  const cover = useRef<HTMLDialogElement>(null)
  const isReady = texts.has('installation')
  useEffect(neutralIcon, [])
  useEffect(() => {
    texts.load('installation').catch(otherwise())
  }, [texts])
  const title = isReady ? texts.t('installation.neutralTitle') : null
  useEffect(() => (title === null ? undefined : neutralTitle(title)), [title])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== coverKey || event.repeat) return
      event.preventDefault()
      setCovered((was) => !was)
    }
    const leave = () => {
      if (document.visibilityState === 'hidden') setCovered(true)
    }
    addEventListener('keydown', press)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('keydown', press)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])
  useEffect(() => (isCovered ? silence() : undefined), [isCovered])
  useEffect(() => {
    if (isCovered) cover.current?.showModal()
  }, [isCovered, isReady])
  if (!isCovered || !isReady) return null
  return (
    <dialog
      ref={cover}
      className={css['cover']}
      aria-label={texts.t('installation.covered')}
      onClose={() => setCovered(false)}
    >
      <Button kind="ghost" onClick={() => setCovered(false)}>
        {texts.t('installation.uncover')}
      </Button>
    </dialog>
  )
})
