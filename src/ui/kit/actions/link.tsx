import { createContext, createElement, useContext, type ComponentProps, type ComponentType } from 'react'

/** Props of the kit's links; the shell provides the router's link, which needs no reload. */
export type LinkProps = ComponentProps<'a'> & { readonly href: string }

const Plain = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>

/** Renders every link of the kit. Without a provider links are plain anchors. */
export const LinkComponent = createContext<ComponentType<LinkProps>>(Plain)

/** Renders a link with the shell's component. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkComponent), props)
}
