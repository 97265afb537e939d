// Settings of the file .env beside package.json; what is set in the environment wins. (Node's own option says at every start
// that there is no such file.)
import fs from "node:fs";
import path from "node:path";

const file = path.resolve(import.meta.dirname, "../.env");
if (fs.existsSync(file)) process.loadEnvFile(file);
