import { defineConfig } from "drizzle-kit";

// Migrations are generated from every tables.ts: npm run db:generate -- --name what-changes
export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/features/*/tables.ts", "./src/platform/*/tables.ts"],
  out: "./database/migrations",
});
