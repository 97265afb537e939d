import { expect, test } from "vitest";
import { loadedFrames, parseReExport, resolveReExports } from "./re-exports.ts";

const frame = 'export{Mn as default}from"./app-1.js";';
const root = 'export{t as ErrorBoundary,default}from"./start-1.js";\n';
const entry = 'import{T as e}from"./start-1.js";e();';

const reExports = new Map(
  [
    ["/assets/frame.js", frame],
    ["/assets/root.js", root],
    ["/assets/entry.js", entry],
  ].flatMap(([file = "", code = ""]) => {
    const handed = parseReExport(code);
    return handed ? [[file, handed] as const] : [];
  }),
);
const frames = [
  { id: "root", module: "/assets/root.js" },
  { id: "shell/frame", module: "/assets/frame.js" },
];

test("only files without code of their own are re-exporting", () => {
  expect([...reExports.keys()]).toHaveLength(3);
  expect(parseReExport(`${frame}more();`)).toBeNull();
  expect(parseReExport(`import{T as e}from"./start-1.js";e(1);`)).toBeNull();
});

test("a page's script imports from the original files; its frames are loaded before the router requests them", () => {
  // Scripts before it fetch files of their own.
  const boot = 'import("/track.js");';
  const script = `${boot}import * as route0 from "/assets/root.js";\n  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.js");`;
  const direct = resolveReExports(script, frames, reExports);
  expect(direct).not.toMatch(/root\.js|frame\.js|entry\.js/);
  expect(direct).toContain(boot);
  expect(direct).toContain(
    'import{t as route0_ErrorBoundary,default as route0_default}from"/assets/start-1.js";const route0={ErrorBoundary:route0_ErrorBoundary,default:route0_default};',
  );
  expect(direct).toContain('import{Mn as frame0_default}from"/assets/app-1.js";');
  expect(direct).toContain('window.__reactRouterRouteModules = {"root":route0,"shell/frame":frame0};');
  expect(direct).toContain('import{T as begin}from"/assets/start-1.js";begin();');
  expect(resolveReExports(script, frames, new Map())).toBe(script);
});

test("the router requests no file that this page already has; other frames keep theirs", () => {
  const first = "/assets/start-1.js";
  const styles = "/assets/start-1.css";
  const own = "/assets/other-1.js";
  const all = { imports: [first, first], css: [styles] };
  const other = { id: "other", parentId: "root", module: "/assets/frame.js" };
  const manifest = {
    entry: { module: "/assets/entry.js", ...all },
    routes: {
      root: { id: "root", module: "/assets/root.js", ...all },
      other: { ...other, imports: [first, own, own], css: [styles, "/assets/other-1.css"] },
    },
    url: "/assets/manifest.js",
  };
  expect(loadedFrames(manifest, frames, reExports)).toEqual({
    entry: { module: first, imports: [first], css: [styles] },
    routes: {
      root: { id: "root", module: first, imports: [], css: [styles] },
      other: { ...other, imports: [own], css: ["/assets/other-1.css"] },
    },
    url: first,
  });
});
