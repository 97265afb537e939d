// Settings of the file .env next to package.json; the environment has precedence. (Node's own option reports at every start that
// there is no such file.)
import fs from "node:fs";
import path from "node:path";

const file = path.resolve(import.meta.dirname, "../.env");
if (fs.existsSync(file)) process.loadEnvFile(file);
