import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const OPEN = "$runtime_";

/**
 * Puts what the bundler writes into a file of its own, three lines that nearly every other file imports, into the file that
 * every page loads anyway: a request less on each of them. Files keep their names: what is put in changes with the bundler
 * only, and so does the name of the file that imports it.
 */
export async function joinRuntime(folder: string): Promise<void> {
  const assets = path.join(folder, "assets");
  const names = await readdir(assets);
  const runtime = names.find((name) => /^rolldown-runtime-.*\.js$/.test(name));
  // A hash has eight characters and may begin with a hyphen.
  const start = names.find((name) => /^start-[\w-]{8}\.js$/.test(name));
  if (!runtime || !start) throw new Error("The build has no runtime, or nothing that every page loads");
  const code = await readFile(path.join(assets, runtime), "utf8");
  const [whole = "", list = ""] = /export\{([^}]+)\};?\s*$/.exec(code) ?? [];
  const parts = list.split(",").map((one) => one.trim().split(" as "));
  const opened = parts.map(([, name]) => `${OPEN}${name}`).join();
  const inside = `var{${parts.map(([, name]) => `${name}:${OPEN}${name}`).join()}}=(()=>{${code.slice(0, -whole.length)}return{${parts.map(([inner, name]) => `${name}:${inner}`).join()}}})();export{${opened}};`;
  const asked = new RegExp(`import\\{([^}]+)\\}from"\\./${runtime.replaceAll(".", "\\.")}";`);
  const styles = names.find((name) => /^start-.*\.css$/.test(name));
  const files = await readdir(folder, { recursive: true });
  for (const name of files.filter((one) => /\.(js|html|json)$/.test(one))) {
    const file = path.join(folder, name);
    const text = await readFile(file, "utf8");
    // A lazily loaded chunk must not fetch the styles of all pages: they are loaded or inlined in the document.
    const needed =
      name.endsWith(".js") && styles ? text.replaceAll(`"assets/${styles}"`, `"assets/${start}"`) : text;
    if (!text.includes(runtime) && needed === text) continue;
    const own = path.basename(name) === start;
    const joined = needed.replace(asked, (_, wanted: string) => {
      const each = wanted.split(",").map((one) => one.split(" as "));
      return own
        ? `${inside}var ${each.map(([inner, as = inner]) => `${as}=${OPEN}${inner}`).join()};`
        : `import{${each.map(([inner, as = inner]) => `${OPEN}${inner} as ${as}`).join()}}from"./${start}";`;
    });
    await writeFile(file, joined.replaceAll(runtime, start));
  }
  await rm(path.join(assets, runtime));
}
