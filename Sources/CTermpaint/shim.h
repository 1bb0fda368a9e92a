#pragma once
#include <termpaint.h>
#include <termpaint_input.h>
#include <termpaintx.h>
