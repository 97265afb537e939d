import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Where the server answers during development. */
const server = `http://localhost:${process.env["PORT"] ?? 3000}`;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The address that canonical links, language alternates and the sitemap are written with.
  define: { __PUBLIC_URL__: JSON.stringify(process.env["PUBLIC_URL"] ?? server) },
  server: {
    port: Number(process.env["WEB_PORT"] ?? 5173),
    proxy: { "/api": { target: server, changeOrigin: false } },
  },
  build: { assetsInlineLimit: 0 }, // data: addresses would need an exception in the content security policy
});
