import type { JumbotronType } from '@/domain/promo/jumbotron'
import { Near } from '@/ui/kit/near'
import { part } from '@/ui/kit/part'
import css from './jumbotron-slot.module.css'
import { Reserved } from './reserved'

const Jumbotron = part(async () => (await import('./jumbotron-screen')).Jumbotron)

/** Room for the jumbotron of a page, which is loaded when the guest comes near it. */
export const JumbotronSlot = ({ type }: { readonly type: JumbotronType }) => (
  <Reserved className={css['slot']}>
    {(leave) => (
      <Near height={1}>
        <Jumbotron type={type} onLeave={leave} onMissing={() => leave(false)} />
      </Near>
    )}
  </Reserved>
)
