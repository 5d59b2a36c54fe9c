import { render } from "preact";
import type { PageData } from "../report/page-data.ts";
import { App } from "./app.tsx";
import "./style/base.css";
import "./style/summary.css";
import "./style/misread.css";
import "./style/kill-table.css";
import "./style/filters.css";
import "./style/matrix.css";
import "./style/panel.css";
import "./style/narrow.css";
import "./style/print.css";

const text = document.querySelector("#data")?.textContent ?? "";
render(<App data={JSON.parse(text) as PageData} />, document.querySelector("#page") as HTMLElement);
