import { render } from "preact";
import type { PageData } from "../report/page-data.ts";
import { App } from "./app.tsx";
import "./page.css";

const text = document.querySelector("#data")?.textContent ?? "";
render(<App data={JSON.parse(text) as PageData} />, document.querySelector("#page") as HTMLElement);
