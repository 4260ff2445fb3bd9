import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Configuration } from '@/application/configuration/configuration'
import { useService, useViewModel } from '@/ui/base/container'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { STILL } from '@/ui/base/still'
import { ExitIntentViewModel } from '@/ui/boxes/exit/exit-intent-view-model'
import { useMedia } from '@/ui/kit/use-media'
import { useTexts } from '@/ui/texts/use-texts'
import { boxFiles, fileOfBox, isBoxId } from './box-files'

/** The parameter of an address that opens a box. */
const BOX = 'box'

/** A device whose pointer leaves the window: a finger does not. */
const WITH_POINTER = '(hover: hover) and (pointer: fine)'

/** Opens boxes that the page itself asks for: by its address, and when its visitor is about to leave. */
export const BoxTriggers = observer(function BoxTriggers() {
  useBoxOfAddress()
  return useMedia(WITH_POINTER) ? <ExitIntent /> : null
})

const ExitIntent = observer(function ExitIntent() {
  const exit = useViewModel(ExitIntentViewModel)
  useEffect(() => {
    const leave = (event: MouseEvent): void => {
      // At the top are the address and the tabs; at the sides a pointer leaves for other reasons.
      if (event.clientY <= 0) void exit.leave()
    }
    const root = document.documentElement
    root.addEventListener('mouseleave', leave)
    return () => root.removeEventListener('mouseleave', leave)
  }, [exit])
  return null
})

/**
 * Opens the box that the address names, if an address may open it, and removes the parameter: a
 * reload or a copied address does not open it again. An unknown or a closed one is reported.
 */
function useBoxOfAddress(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const modals = useService(Modals)
  const toasts = useService(Toasts)
  const texts = useTexts()
  const { platform } = useService<Configuration>(Configuration)
  useEffect(() => {
    const query = new URLSearchParams(search)
    const id = query.get(BOX)
    if (id === null) return
    query.delete(BOX)
    const rest = query.toString()
    void navigate(`${pathname}${rest === '' ? '' : `?${rest}`}${hash}`, { replace: true, state: STILL })
    const open = async (): Promise<void> => {
      const { isLinkable = false } = (await boxFiles.get(fileOfBox(id, platform) ?? '')?.()) ?? {}
      if (isLinkable && isBoxId(id, platform)) {
        modals.show(id)
        return
      }
      await texts.load('boxes')
      toasts.show('bad', 'boxes.unknown')
    }
    open().catch(otherwise())
  }, [pathname, search, hash, navigate, modals, toasts, texts, platform])
}
