/**
 * What every page needs travels in few large files instead of many small ones: fewer requests before the first paint, and
 * better compressed. Everything else stays where its screen is.
 */
export const firstLoadGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata|i18next|use-sync-external-store|cookie|set-cookie-parser)\//u,
    priority: 30,
  },
  {
    // Only what the first page of a remote configuration asks for anyway: shared by its entry and its start screen.
    name: 'common',
    test: /src\/(?:ui\/(?:shell|kit|actors|home|media|guest|consent|access|notifications|messenger|payments|painting|texts)|domain|application)\//u,
    minShareCount: 4,
    priority: 20,
  },
] as const
