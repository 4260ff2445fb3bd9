import css from '@/ui/checkout/checkout-frame.module.css'

/** A quiet way to another form of the same window. */
export const OtherWay = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <button type="button" className={css['way']} onClick={onClick}>
    {label}
  </button>
)
