import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Where the server answers during development. */
const server = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The address that canonical links, language alternates and the sitemap are written with.
  define: { __PUBLIC_URL__: JSON.stringify(process.env.PUBLIC_URL ?? server) },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { "/api": { target: server, changeOrigin: false } },
  },
  build: {
    assetsInlineLimit: 0, // data: addresses would need an exception in the content security policy
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, in two files instead of twenty: a first visit stays under 15 requests.
            {
              name: "foundation",
              test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|cookie)\//,
              priority: 2,
            },
            { name: "icons", test: /node_modules\/lucide-react\//, minShareCount: 2 },
            {
              name: "frame",
              test: /\/src\/platform\/(i18n|theme|brand|device|paths|site-paths|signed-in-hint|unread|document-title)\.|\/src\/ui\/(cx|button|spinner|logo|empty-state|skip-link|icon-button-class)\.|\/messages\/src\/[a-z]+\.ts/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
