// The package has no types of its own, and those of DefinitelyTyped lack `keepFeatures`. Only what is used here is declared.
declare module 'subset-font' {
  interface SubsetSettings {
    readonly targetFormat: 'truetype' | 'woff2'
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    /** OpenType tags; all features are left in where none are named. */
    readonly keepFeatures?: string[]
  }
  export default function subsetFont(font: Buffer, text: string, settings: SubsetSettings): Promise<Buffer>
}
