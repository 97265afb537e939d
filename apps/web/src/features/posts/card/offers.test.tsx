import type { Actions } from "@kompagnon/contract/posts/model.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { aPost } from "../test-post.ts";
import { Offers } from "./offers.tsx";

const post = aPost({ content: "Busco a alguien", language: "es" });
const actions: Actions = { hiring: { count: 1, roles: ["Diseño web"] }, dm: false, groupJoin: null };

test("Offers: a role keeps its width; a long button goes below it", async () => {
  await renderInApp(<Offers post={post} actions={actions} />, { language: "es", me: {} });
  const role = await screen.findByText("Diseño web");
  expect(role).toHaveClass("basis-32");
  expect(role.parentElement).toHaveClass("flex-wrap");
  expect(screen.getByRole("button", { name: "Presentar candidatura a «Diseño web»" })).toBeVisible();
});
