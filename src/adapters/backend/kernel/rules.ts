/**
 * The settings of a feature that an operator may change, with their defaults. Each feature declares
 * its own.
 */
export interface FeatureRules<R extends object> {
  readonly feature: string
  readonly defaults: R
}

export const featureRules = <R extends object>(feature: string, defaults: R): FeatureRules<R> => ({ feature, defaults })

/** The current rules of all features. A feature requests its own and never sees another's. */
export class Rules {
  private readonly own = new Map<string, object>()

  /** Sets the operator's choices; the rest keep their defaults. */
  set<R extends object>({ feature, defaults }: FeatureRules<R>, own: Partial<R>): this {
    this.own.set(feature, { ...defaults, ...own })
    return this
  }

  of<R extends object>({ feature, defaults }: FeatureRules<R>): R {
    // The same feature set it under its own name.
    return (this.own.get(feature) ?? defaults) as R
  }
}
