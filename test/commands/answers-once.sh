# It answers the first request, and ends.
read -r line
echo '{"kind":"ready"}'
read -r line
seq=${line#*\"seq\":\"}
seq=${seq%%\"*}
echo "{\"kind\":\"category\",\"seq\":\"$seq\",\"category\":\"normal_complete\"}"
