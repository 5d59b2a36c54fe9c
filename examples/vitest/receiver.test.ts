import { describeReceiver } from "killtable/vitest";
import { receive } from "./receiver.ts";

describeReceiver("my receiver", receive);
