#!/bin/sh
# A faulty receiver in plain sh. It looks for words in the text instead of reading the JSON, and killtable shows what
# comes of that.

while IFS= read -r line; do
  case $line in
    '{"kind":"start"'*)
      echo '{"kind":"ready","name":"words","version":"1.0","language":"sh"}'
      continue
      ;;
    '{"kind":"stop"'*) exit 0 ;;
  esac
  seq=${line#*\"seq\":\"}
  seq=${seq%%\"*}
  case $line in
    *'\"error\":'*) category=protocol_error ;;
    *'\"isError\":true'*) category=tool_error ;;
    *'\"resultType\":\"input_required\"'*) category=input_required ;;
    *'\"resultType\":\"complete\"'*) category=normal_complete ;;
    *) category=unclassified ;;
  esac
  echo "{\"kind\":\"category\",\"seq\":\"$seq\",\"category\":\"$category\"}"
done
