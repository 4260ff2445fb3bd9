import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageFile from './package.json' with { type: 'json' }
import { leftOutModules } from './scripts/vite/left-out-modules.ts'
import { cachedArt } from './scripts/vite/cached-art.ts'
import { firstLoadGroups } from './scripts/vite/first-load-groups.ts'
import { screenFiles } from './scripts/vite/screen-files.ts'
import { serviceWorker } from './scripts/vite/service-worker.ts'
import { namelessTokens } from './scripts/vite/nameless-tokens.ts'
import { pureReactCalls } from './scripts/vite/pure-react-calls.ts'
import { terserFirstLoad } from './scripts/vite/terser-first-load.ts'
import { reloadHeldModules } from './scripts/vite/reload-held-modules.ts'
import { developmentConfig } from './scripts/vite/development-config.ts'

const here = import.meta.dirname

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    cachedArt(),
    developmentConfig(),
    reloadHeldModules(),
    ...(isSsrBuild
      ? [screenFiles()]
      : [leftOutModules(), namelessTokens(), pureReactCalls(), terserFirstLoad(), serviceWorker()]),
  ],
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  resolve: {
    alias: { '@': `${here}/src` },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist-server',
        emptyOutDir: true,
        target: 'node24',
        // Beside the entry, which loads it once it knows that this Node can.
        rolldownOptions: {
          output: { chunkFileNames: '[name].js' },
          // What a browser loads later, the server has at once.
          checks: { ineffectiveDynamicImport: false },
        },
      }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        target: 'es2023',
        // The oldest that have what the scripts need: `light-dark()` is written out for them.
        cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
        manifest: true,
        // A screen's parts are loaded beside it; what every page has loaded already, and what is small, needs no mention: the table of
        // all parts would be a part of the first load. Nor do the blocks of the start page, which the page from the server names, and which
        // are below what a guest sees first after a change of the page.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, parts, { hostId }) =>
            file.includes('-screen-') && (!hostId.includes('/first-') || file.includes('overlay'))
              ? parts.filter((part) => !/\/(?:first|libraries|remote|rolldown-runtime|schemas)-/u.test(part))
              : [],
        },
        // What a first visit may weigh is held by scripts/budgets.ts, compressed.
        chunkSizeWarningLimit: 640,
        rolldownOptions: {
          input: { app: `${here}/index.html`, checkout: `${here}/checkout.html` },
          output: {
            codeSplitting: { groups: [...firstLoadGroups] },
            // The first load names every part: hexadecimal digits weigh four bits each, compressed, and the usual characters six.
            hashCharacters: 'hex',
          },
        },
      },
  // What is no dependency of the server, as the ui's libraries, becomes a part of it: nothing to install beside it.
  ssr: isSsrBuild
    ? { noExternal: true, external: Object.keys(packageFile.dependencies) }
    : { noExternal: [/^inversify/, /^@inversifyjs/] },
  preview: { port: 4173 },
}))
